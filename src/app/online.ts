import { lateFrom } from '#table/faults/later.tsx';

export const online = lateFrom(() => import('#table/features/online/index.ts'));
