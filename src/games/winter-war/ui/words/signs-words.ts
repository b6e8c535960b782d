import { words } from '../../../../kit/language/words.ts';
import type { Wording } from '../../../../kit/language/words.ts';

const english = {
  signs: 'Signs on the map',
  signsText: [
    'A number in a hex is the cost of the move there in Movement Points.',
    'An accent ring marks a unit that must attack; a ringed hex must be attacked.',
    'A counter hatched aslant, with a broken link, is isolated: it has no supply path.',
    'A counter with upright stripes and a vessel that overflows is isolated because its city is overloaded.',
    'A turned counter has moved; a turned-up corner has advanced.',
  ],
} as const;

export type SignsWords = Wording<typeof english>;

export const signsWords = words<SignsWords>('winter-war/signs', english);
