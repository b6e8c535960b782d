import type { BalanceWords } from './balance-words.ts';

export const fi: BalanceWords = {
  title: 'Miten tällaiset pelit ovat päättyneet',
  balance: (soviet, draw, finn, games) =>
    `Tietokoneen upseerien ${games} pelistä: Neuvostoliitto ${soviet}\u00a0%, tasan ${draw}\u00a0%, Suomi ${finn}\u00a0%`,
  earlier: 'Aiemmalla kartalla, aiemmilla tulkinnoilla',
  outdated:
    'Nämä pelit pelattiin ennen kuin kartta sekä huollon, taistelun ja voiton tulkinnat muuttuivat; ne pelataan uudelleen.',
};
