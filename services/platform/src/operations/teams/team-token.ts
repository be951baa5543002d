/** What a team's token begins with, so that it is not taken for an operator's. */
export const TEAM_TOKEN = 'team.'
