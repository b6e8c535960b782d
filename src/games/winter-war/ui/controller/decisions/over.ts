/** The game is over: what it came to can be looked at. */
import { openDialog } from '#table/store/table.ts';
import { endWords } from '../end-words.ts';
import { todoWords } from '../todo-words.ts';
import { still, type Way } from '../way.ts';

export const over: Way<'over'> = {
  ...still,
  step: () => ({
    shown: true,
    label: endWords().results,
    urgent: true,
    refusal: null,
    run: () => openDialog('end'),
  }),
  todo: () => todoWords().over,
};
