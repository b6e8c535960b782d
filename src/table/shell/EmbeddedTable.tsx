import extrasMessages from '../content/en/extras.ftl';
import startMessages from '../content/en/start.ftl';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { activeGame, setActiveGame } from '../game/registry.ts';
import { addressOf } from '../store/address.ts';
import { FRESH, useGame } from '../store/game.ts';
import { readIncoming } from '../store/incoming.ts';
import { useSettings } from '../store/settings.ts';
import { frameOnMap } from '../view/map-handle.ts';
import { useShown } from '../view/usePosition.ts';
import { StatusBar } from '../view/StatusBar.tsx';
import { goTo, useReplay, watchPublicly } from '../store/replay.ts';
import { ReplayFrame } from '../features/replay/ReplayFrame.tsx';
import { Transport } from '../features/replay/Transport.tsx';
import { lastPlace } from '../text/log.ts';
import { named, usePlayers } from '../view/players.tsx';
import { problemText } from '../text/problem-text.ts';
import { language, languages, loadLanguage, onLanguage } from '#kit/i18n/language.ts';
import screenCss from '../view/screen.module.css';
import barCss from '#kit/widgets/Bar.module.css';
import { useNarrow } from '#kit/widgets/useNarrow.ts';
import css from './EmbeddedTable.module.css';

/** Parameters in a frame's address, after the link. */
interface Wanted {
  /** A position or a game in notation, instead of a link. */
  readonly text: string | null;
  readonly step: number | null;
  readonly language: string | null;
  /** Codes of the places to show at first; if empty, the last action, or the whole map. */
  readonly places: readonly string[];
}

function wantedIn(hash: string): Wanted {
  const parameters = new URLSearchParams(hash.slice(1));
  const step = parameters.get('step') ?? '';
  return {
    text: parameters.get('text'),
    places: parameters.get('at')?.split(',') ?? [],
    step: /^\d{1,6}$/.test(step) ? Number(step) : null,
    language: languages().find((one) => one === parameters.get('lang')) ?? null,
  };
}

/** Opens the input, unless another link has come meanwhile; returns the reason if it cannot be read. */
async function show(hash: string, signal: AbortSignal): Promise<string | null> {
  const wanted = wantedIn(hash);
  if (wanted.language !== null) {
    await loadLanguage(wanted.language);
    if (signal.aborted) return null;
    // Only for this page: the settings of a player on the same site stay unchanged.
    useSettings.setState({ language: wanted.language });
  }
  const incoming = await readIncoming(wanted.text ?? hash);
  if (signal.aborted) return null;
  if (hash.length < 2 || (incoming.ok && incoming.kind === 'problem'))
    return problemText({ of: 'foreign', as: null });
  if (!incoming.ok) return problemText(incoming.problem);
  const { game, timeline, seats } = incoming;
  setActiveGame(game);
  document.title = game.meta.title();
  // Practice is never saved.
  useGame.setState({ ...FRESH, practice: true, timeline, ...(seats && { seats }) });
  watchPublicly(timeline, seats);
  if (wanted.step !== null) goTo(wanted.step);
  const places = wanted.places.flatMap((code) => game.placeNamed(code) ?? []);
  const last = lastPlace(timeline, useReplay.getState().step);
  if (places.length) frameOnMap(places);
  // In a frame the whole map is too small to see the last action.
  else if (last !== null) frameOnMap([last]);
  return null;
}

/** The moment on show, with a link to the game itself. */
function EmbedBar({ page }: { readonly page: string }) {
  const narrow = useNarrow();
  const players = usePlayers();
  const shown = useShown();
  if (!shown) return null;
  const { meta, story } = activeGame();
  return (
    <header className={barCss.bar} data-surface="night" data-narrow={narrow || undefined}>
      <StatusBar
        status={named(story.statusLine(shown.position.state), players)}
        narrow={narrow}
        todo={meta.title()}
      />
      <a className={css.open} href={page} target="_blank" rel="noopener">
        {extrasMessages().embed.open}
      </a>
    </header>
  );
}

function BareBoard() {
  const { Board } = activeGame().screen;
  const hasSteps = useReplay(({ game }) => (game?.steps.length ?? 0) > 0);
  return (
    <>
      <main className={css.stage} aria-label={extrasMessages().embed.board} data-map-stage="">
        <Board />
      </main>
      {hasSteps ? <Transport /> : null}
    </>
  );
}

function Embedded({ hash }: { readonly hash: string }) {
  const [shown, setShown] = useState<{ readonly problem: string | null } | null>(null);
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    show(hash, stop.signal).then(
      (problem) => stop.signal.aborted || setShown({ problem }),
      (error: unknown) => {
        if (!stop.signal.aborted) setFault({ error });
      },
    );
    return () => stop.abort();
  }, [hash]);
  // Caught by the error boundary around the table.
  if (fault) throw fault.error;
  if (!shown) return <p className={css.told}>{startMessages().screen.opening}</p>;
  if (shown.problem !== null)
    return (
      <main className={css.told}>
        <p role="alert">{shown.problem}</p>
      </main>
    );
  return (
    <div className={screenCss.screen}>
      <ReplayFrame>
        <EmbedBar page={addressOf(hash, new URL('./', location.href).href)} />
        <BareBoard />
      </ReplayFrame>
    </div>
  );
}

/**
 * The whole page for frames: the read-only board of a link in its address, with buttons to step through a game. The
 * address may change while the page is open.
 */
export function EmbeddedTable() {
  const [hash, setHash] = useState(() => location.hash);
  const spoken = useSyncExternalStore(onLanguage, language);
  useEffect(() => {
    const read = (): void => setHash(location.hash);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return <Embedded key={`${spoken} ${hash}`} hash={hash} />;
}
