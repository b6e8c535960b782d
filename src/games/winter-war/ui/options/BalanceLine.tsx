import startMessages from '../../content/en/start.ftl';
import optionsMessages from '../../content/en/options.ftl';
import type { Balance } from '../../options/balance.ts';
import { PRESET_NAMES } from '../../options/options-choice.ts';
import { sharesOf, useBalance } from './balance.ts';
import css from './BalanceLine.module.css';

const percent = (share: number): number => Math.round(share * 100);

/** How games by each ready choice of rules ended, measured; nothing until it has come. */
export function MeasuredBalance() {
  const balance = useBalance();
  if (!balance) return null;
  return (
    <div className={css.measured}>
      <h3>{optionsMessages().balance.title}</h3>
      <dl>
        {PRESET_NAMES.map((name) => (
          <div key={name}>
            <dt>{startMessages().preset[name].label}</dt>
            <dd>
              <BalanceLine figures={balance.presets[name]} outdated={balance.outdated} />
            </dd>
          </div>
        ))}
      </dl>
      {balance.outdated ? <p className={css.outdated}>{optionsMessages().balance.outdated}</p> : null}
    </div>
  );
}

interface BalanceLineProps {
  readonly figures: Balance['presets'][keyof Balance['presets']];
  /** Measured on an earlier board, by earlier rulings. */
  readonly outdated?: boolean;
}

/** Who wins by some rules when two Officers play, as a bar and in words. */
export function BalanceLine({ figures, outdated = false }: BalanceLineProps) {
  const shares = sharesOf(figures.officer);
  if (!shares) return null;
  const { games, soviet, draw, finn } = shares;
  return (
    <span className={css.balance}>
      <svg className={css.strip} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
        <rect className={css.soviet} width={soviet * 100} height="6" />
        <rect className={css.draw} x={soviet * 100} width={draw * 100} height="6" />
        <rect className={css.finn} x={(soviet + draw) * 100} width={finn * 100} height="6" />
      </svg>
      {optionsMessages().balance.balance({
        soviet: percent(soviet),
        draw: percent(draw),
        finn: percent(finn),
        games,
      })}
      {outdated ? <b>{optionsMessages().balance.earlier}</b> : null}
    </span>
  );
}
