import { Words } from '../frame/words';
import { QuickSumTiles } from './quick-sum-tiles';

/** The same ways, before any script. */
export function QuickSumsShell() {
  return (
    <QuickSumTiles
      title={<Words of="quickSums" />}
      note={<Words of="noTable" />}
      city={<Words of="city" />}
      road={<Words of="road" />}
      cloister={<Words of="cloister" />}
      persons={<Words of="persons" />}
      animals={<Words of="animals" />}
      chest={<Words of="chest" />}
      claim={<Words of="claim" />}
      rules={<Words of="rules" />}
    />
  );
}
