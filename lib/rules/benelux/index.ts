/**
 * Map chips for tests and further maps. A screen imports the file that holds what it needs ('…/benelux/view'): this one,
 * module.ts, map-chips.ts, alone.ts and cases.ts pull in the schemas, which no first paint needs.
 */

export { beneluxAlone } from './alone';
export { answerCase } from './cases';
export { BENELUX, type ChipSet, chipsPerColour, islandTiles, type Paying } from './chip-set';
export type { Chip, Chips, Payment } from './chips';
export { type DrawnChip, drawChip, type Lot } from './draw';
export { type ChipFact, type CollectedFact, isChipFact, isCollected, type PaidFact } from './facts';
export { mapChips } from './map-chips';
export { benelux } from './module';
export { type ChipOptions, DEFAULT_OPTIONS, optionValues } from './options';
export type { ChipProblem } from './refusals';
export type { ChipsView, ColourView, HeldChip } from './view';
