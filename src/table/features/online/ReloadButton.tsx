import { Button } from '#kit/widgets/Button.tsx';
import onlineMessages from '../../content/en/online.ftl';

/** Maximum wait for the newer page, in milliseconds. */
const PATIENCE_MS = 8000;

/** Reloads with the host's newest page: a plain reload would use the old offline copy. */
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
    // Without a service worker a plain reload is enough.
  }
  location.reload();
}

export const ReloadButton = () => (
  <Button kind="primary" onClick={() => void reload()}>
    {onlineMessages().reloadNow}
  </Button>
);
