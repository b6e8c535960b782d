/** What the functions of the tables are called with. */
export type Args = readonly unknown[];
/** By the name of an entry within its table: "log.back". */
export type Samples = Readonly<Record<string, readonly Args[]>>;

export const each = (values: Args): Args[] => values.map((value) => [value]);

export const sides = each(['finn', 'soviet']);
/** Of what can be none, one or more. */
export const counts = each([0, 1, 2, 5]);
/** What is filled in and must not be inflected; every name and number comes out in both languages. */
export const one = each(['X-1']);
export const two: readonly Args[] = [['X-1', 'X-4']];
export const both: readonly Args[] = [
  [2, 5],
  [1, 1],
];
export const dice = [[3], [2, 5]];
export const hex = { place: 100, text: 'X-2' };
export const from = { place: 101, text: 'X-3' };
