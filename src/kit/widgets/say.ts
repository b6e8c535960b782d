/** How a button of the kit tells something to the player: the table lends its voice. */
let voice: (text: string) => void = () => {};

export const say = (text: string): void => voice(text);

export const lendVoice = (lent: (text: string) => void): void => {
  voice = lent;
};
