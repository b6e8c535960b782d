import playMessages from '../../content/en/play.ftl';
import { PieceButton } from './Piece.tsx';
import css from './Piece.module.css';
import { Supports, Units, type CommandSheetProps, type Means } from './CommandSheet.tsx';

interface PlanMeansProps extends CommandSheetProps {
  readonly plan: Means;
  /** True: a press takes a counter back; false: it describes it. */
  readonly back?: boolean;
}

export function PlanMeans({ plan, back = false, ...sheet }: PlanMeansProps) {
  const press = back
    ? { to: { kind: 'hand' } as const, verb: playMessages().decision.takeBack }
    : { looks: true };
  return (
    <>
      <Units {...sheet} force={plan.units} heap="plan" {...press} />
      <div className={css.pieces}>
        <Supports {...sheet} supports={plan.supports} placed {...press} />
        {plan.environment?.map((marker) => (
          <PieceButton
            key={marker}
            {...sheet}
            piece={{ kind: 'environment', marker, placed: true }}
            {...press}
          />
        ))}
        {plan.entrenched ? (
          <PieceButton {...sheet} piece={{ kind: 'entrenchment', placed: true }} {...press} />
        ) : null}
      </div>
    </>
  );
}
