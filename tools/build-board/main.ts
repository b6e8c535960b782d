import { parseArgs } from 'node:util';
import { compileBoard } from './compile.ts';
import { corrections } from './corrections.ts';
import { readGeodata } from './geodata.ts';
import { drawGeography } from './geography.ts';
import { placeNames } from './names.ts';
import { drawTalvisota } from './talvisota.ts';
import { writeBoard, writeGeography, writeNames, writeOutlines } from './write.ts';

const { values } = parseArgs({ options: { geo: { type: 'string' } } });
if (values.geo === undefined) throw new Error('Usage: npm run build-board -- --geo DIR');

const geodata = readGeodata(values.geo);
writeBoard('src/engine/winter-war/board/board.json', compileBoard(geodata, corrections));
writeGeography('src/games/winter-war/ui/board/layers/geography.json', drawGeography(geodata));
writeNames('src/games/winter-war/ui/board/names.json', await placeNames());
writeOutlines('src/games/talvisota/ui/board/outlines.json', drawTalvisota(geodata));
