import faultsMessages from '../content/en/faults.ftl';
import { useSettings } from '../store/settings.ts';

type FaultsMessages = ReturnType<typeof faultsMessages>;

const OTHERS = import.meta.glob<FaultsMessages>(['../content/*/faults.ftl', '!../content/en/*'], {
  eager: true,
  import: 'default',
});

/**
 * Bundled in every language, because loading others may be what has failed. In the chosen language, even while the rest
 * is still in English.
 */
export function useFaultsMessages(): FaultsMessages {
  const language = useSettings((chosen) => chosen.language);
  return OTHERS[`../content/${language}/faults.ftl`] ?? faultsMessages();
}
