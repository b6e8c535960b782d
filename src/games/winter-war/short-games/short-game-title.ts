import startMessages from '../content/en/start.ftl';

/** Title of a short game by the name of its goal; an unknown one is called a short game. */
export function shortGameTitle(name: string): string {
  const titles = startMessages().card.short;
  return Object.hasOwn(titles, name) ? titles[name as keyof typeof titles] : titles.other;
}
