import messages from '../content/en/short-games.ftl';

/** The situation of a short game in a sentence, by the name of its goal; "" for an unknown one. */
export function shortGameSituation(name: string): string {
  const { situation } = messages();
  return Object.hasOwn(situation, name) ? situation[name as keyof typeof situation] : '';
}
