// Made by `npm run messages` from the catalogue of this name.

declare const messages: () => {
  readonly title: string;
  readonly table: string;
  readonly notKept: string;
  readonly noTable: string;
  readonly part: string;
  readonly lost: string;
  readonly somewhere: string;
  readonly language: string;
  readonly silent: string;
  readonly save: string;
  readonly holdsAll: string;
  readonly reload: string;
  readonly again: string;
  readonly start: string;
  readonly playOn: string;
  readonly close: string;
};
export default messages;
