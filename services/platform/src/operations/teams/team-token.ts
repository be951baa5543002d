/** What a team's token begins with, so that nobody takes it for an operator's. */
export const TEAM_TOKEN = 'team.'
