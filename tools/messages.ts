// Writes the declarations of the English catalogues, by which TypeScript checks messages and their parameters:
// `npm run messages` after every change of an English .ftl file that adds, drops or renames one.
import { declarations } from '../scripts/content.ts';
import { writeFileSync } from 'node:fs';

for (const [file, text] of declarations()) writeFileSync(file, text);
