/** What the bench needs of the app's own code: to read logs, and to make the rows that stand for them. */
export { cardcassonne } from '../../rules/cardcassonne/module';
export { readLog } from '../../sessions/read-log';
export { replay } from '../../sessions/replay';
export { readTable, tableRow } from '../../sessions/table';
