// Made by `npm run messages` from the catalogue of this name.

declare const messages: () => {
  readonly spaces: {
    readonly MUR: string;
    readonly KAN: string;
    readonly UHT: string;
    readonly BEL: string;
    readonly REB: string;
    readonly PTZ: string;
    readonly OLO: string;
  };
};
export default messages;
