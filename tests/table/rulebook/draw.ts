import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';

/** Draws what is fetched when it is first shown: what React has left to do then is lost where nobody waits for it. */
export const draw = (what: ReactNode): Promise<void> => act(async () => void render(what));
