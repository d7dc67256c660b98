/** What bench and soak need of the app's own code: to read logs, to count farms, and to make the rows that stand for logs. */
export { previewFarms } from '../../rules/carcassonne/farm-preview';
export { carcassonne } from '../../rules/carcassonne/module';
export { cardcassonne } from '../../rules/cardcassonne/module';
export { gameModule } from '../../rules/registry';
export { readLog } from '../../sessions/read-log';
export { replay } from '../../sessions/replay';
export { readTable, tableRow } from '../../sessions/table';
