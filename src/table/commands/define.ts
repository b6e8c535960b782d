/** Defines commands: constants here or beside their feature, for buttons to import. */
import type { Aid } from '#engine/core/about.ts';
import type { Refusal } from '#engine/core/refusal.ts';
import playMessages from '../content/en/play.ftl';
import type { Command, CommandSpec, Halt } from '../game/command.ts';
import { isAiToPlay } from '../store/ai.ts';
import { position, useGame } from '../store/game.ts';
import { useScreen } from '../store/navigation.ts';
import { isReplaying } from '../store/replay.ts';
import { hasAid, proposeAid, useAid } from '../store/shared-screen.ts';
import { refuse, say } from '../store/ui.ts';
import { refusalText } from '../text/refusal-text.ts';
import { ruleInWords } from '../text/rule-titles.ts';

interface Barrable {
  enabled(): boolean;
  why(): Refusal | string | null;
}

/** Why a command is disabled now, for its button; null if it is enabled. */
export function barred(command: Barrable): string | null {
  if (command.enabled()) return null;
  const why = command.why();
  if (why === null) return playMessages().barred.notNow;
  return typeof why === 'string' ? why : `${refusalText(why)} (${ruleInWords(why.rule)})`;
}

const HALTS: Record<Halt, () => boolean> = { watching: isReplaying, ai: isAiToPlay };

const atTable = (): boolean => {
  const { timeline, curtain } = useGame.getState();
  return timeline !== null && curtain === null && useScreen.getState().incoming === null;
};

/** Shows why a command did nothing, whether by key, button or menu; for an aid, with an offer to request it. */
function tellWhy(why: Refusal | string | null, aid: Aid | null): void {
  const ask = aid && { label: playMessages().barred.ask, run: () => proposeAid(aid, true) };
  if (typeof why === 'string') say(why, ask ?? undefined);
  else if (why) refuse(why);
}

const nothing = (): undefined => undefined;

/** A command from its spec, disabled in a replay or a computer player's turn unless `while` lists that. */
export function defineCommand(spec: CommandSpec): Command {
  const {
    id,
    group,
    icon = null,
    keys = '',
    keyText = '',
    gesture = null,
    once = false,
    silent = false,
  } = spec;
  const waits = (halt: Halt): boolean => HALTS[halt]() && !spec.while?.includes(halt);
  const { aid, usePressed } = spec;
  const isLeftOut = (): boolean => aid !== undefined && !hasAid(aid);
  const belongsTo = (state: unknown): boolean => spec.offered?.(state) ?? true;
  const offered = (): boolean => atTable() && belongsTo(position()) && !waits('watching');
  const enabled = (): boolean => offered() && !waits('ai') && !isLeftOut() && (spec.enabled?.() ?? true);
  const why = (): Refusal | string | null => {
    if (atTable() && waits('ai')) return playMessages().barred.waiting;
    if (isLeftOut()) return playMessages().barred.agreed({ online: useGame.getState().hosted !== null });
    return spec.why?.() ?? null;
  };
  function usePressedWhileAllowed(): boolean | undefined {
    const pressed = usePressed!();
    // A command's aid is constant, so the order of hooks never changes.
    // oxlint-disable-next-line react/rules-of-hooks
    return aid === undefined ? pressed : useAid(aid) && pressed;
  }
  return {
    id,
    group,
    get label() {
      return spec.label();
    },
    get short() {
      return spec.short?.() ?? spec.label();
    },
    icon,
    keys,
    keyText,
    gesture,
    once,
    silent,
    belongsTo,
    offered,
    enabled,
    why,
    usePressed: usePressed ? usePressedWhileAllowed : nothing,
    run: () => {
      if (enabled()) return spec.run();
      const mayAsk = aid !== undefined && isLeftOut() && !useGame.getState().hosted;
      tellWhy(why(), mayAsk ? aid : null);
    },
  };
}
