/** The name of a link to a paragraph: its number alone at first, with its title once the titles have been fetched. */
export const ruleLink = (id: string): RegExp => new RegExp(`(^| )${id.replaceAll('.', '\\.')}(:|$)`);
