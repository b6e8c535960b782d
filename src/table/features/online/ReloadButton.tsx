import { Button } from '#kit/widgets/Button.tsx';
import onlineMessages from '../../content/en/online.ftl';

/** How long the newer page may take to be fetched, in milliseconds. */
const PATIENCE_MS = 8000;

/** Reloads with the newest page of the host: the offline copy would bring the old one again. */
async function reload(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
    const worker = registration?.waiting ?? registration?.installing;
    if (worker) {
      setTimeout(() => location.reload(), PATIENCE_MS);
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
      const letIn = (): void => {
        if (worker.state === 'installed') worker.postMessage('skip-waiting');
      };
      worker.addEventListener('statechange', letIn);
      return letIn();
    }
  } catch {
    // Without a worker nothing stands in the way.
  }
  location.reload();
}

export const ReloadButton = () => (
  <Button kind="primary" onClick={() => void reload()}>
    {onlineMessages().reloadNow}
  </Button>
);
