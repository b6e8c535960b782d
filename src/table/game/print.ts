import type { ReactNode } from 'react';

/** The game on paper. */
export interface Print {
  /** Whatever is printed in place of the screen. */
  Sheets(): ReactNode;
}
