// Made by `npm run messages` from the catalogue of this name.
import type { Message } from '#kit/i18n/messages.ts';

declare const messages: () => {
  readonly title: string;
  readonly hint: string;
  readonly none: string;
  readonly moment: Message<'where' | 'step'>;
  readonly instead: string;
  readonly full: Message<'most'>;
  readonly trying: string;
  readonly expected: Message<'figure' | 'error'>;
  readonly general: string;
  readonly thinking: string;
  readonly justEnd: string;
  readonly failed: string;
  readonly more: Message<never, { actions: number }>;
  readonly playIt: string;
  readonly dice: string;
  readonly rolled: string;
  readonly chosen: Message<'dice'>;
  readonly face: Message<'face'>;
  readonly roll: string;
  readonly text: string;
  readonly mark: string;
  readonly arrow: string;
  readonly clear: string;
  readonly pressToDraw: Message<never, { kind: 'mark' | 'arrow' }>;
  readonly marked: Message<'places'>;
  readonly arrows: Message<'arrows'>;
  readonly delete: Message<never, { kind: 'step' | 'moment' }>;
  readonly promote: string;
  readonly deleted: string;
  readonly undoDeletion: string;
};
export default messages;
