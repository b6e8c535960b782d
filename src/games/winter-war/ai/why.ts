import type { Hex, OddsColumn, UnitId } from '#engine/winter-war';

/** A reason for a piece of advice, without words; `hexes` are what it speaks of, for the map. */
export type Why = { readonly hexes: readonly Hex[] } & (
  | {
      /**
       * `hold-line`: a fortified line has a garrison there, or a stronger one.
       * `hold-city`: so has a city that counts for victory.
       * `bar-way`: somebody stands between the enemy and what he is after.
       * `take-ground`: ground that counts for victory is taken.
       * `close-in`: the army comes closer to such ground.
       * `raid-rail`: raiders come nearer to the enemy's railway, or stand on it.
       * `stay-clear`: units keep out of reach of what would crush them, or out of attacks not worth making.
       * `keep-reserve`: units go back to the railway, ready for wherever they are missed.
       */
      readonly kind:
        | 'hold-line'
        | 'hold-city'
        | 'bar-way'
        | 'take-ground'
        | 'close-in'
        | 'raid-rail'
        | 'stay-clear'
        | 'keep-reserve';
    }
  | {
      /**
       * `cut-supply`: enemy units lose their supply. `keep-supply`: own ones keep it or find it again.
       * `spare-strength`: what must be lost is what is worth least.
       */
      readonly kind: 'cut-supply' | 'keep-supply' | 'spare-strength';
      readonly units: readonly UnitId[];
    }
  | {
      /**
       * `meet-obligation`: these hexes must be attacked, and this is the best that can be made of it.
       * `storm`: an attack for the ground: a fortification or a city. `destroy`: one for the units in the
       * hexes. With the poorest odds among the attacks.
       */
      readonly kind: 'meet-obligation' | 'storm' | 'destroy';
      readonly odds: OddsColumn;
    }
  | {
      /** Enough units, this many, are near Murmansk. */
      readonly kind: 'guard-murmansk';
      readonly count: number;
    }
);

export type WhyKind = Why['kind'];
