import { BENELUX } from './chip-set';
import { mapChips } from './map-chips';

/** The chips of Carcassonne Maps – Benelux, as the rest of the app knows them. */
export const benelux = mapChips(BENELUX);
