/** What the short games are called, and what happens in them. */
import messages from '../content/en/short-games.ftl';

const isIn = <Words extends object>(words: Words, key: string): key is keyof Words & string =>
  Object.hasOwn(words, key);

/** The title of a short game by the name of its goal; one that nobody knows is called a short game. */
export function shortGameTitle(name: string): string {
  const { title } = messages();
  return isIn(title, name) ? title[name] : title.other;
}

/** Its situation in a sentence; "" for one that nobody knows. */
export function shortGameSituation(name: string): string {
  const { situation } = messages();
  return isIn(situation, name) ? situation[name] : '';
}
