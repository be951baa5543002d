/** Home of every brand. Apart from the route table, so that a page that only leads home does not carry the table. */
export const HOME_PATH = '/m/home'
