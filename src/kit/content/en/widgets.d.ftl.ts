// Made by `npm run messages` from the catalogue of this name.

declare const messages: () => {
  readonly modal: {
    readonly close: string;
  };
  readonly licences: {
    readonly title: string;
  };
};
export default messages;
