export type { Part, Sentence } from '#kit/i18n/messages.ts';
