/** The door of Winter War's rules for whoever stands outside the house; inside, a game's own door is taken. */
export * from './winter-war/index.ts';
