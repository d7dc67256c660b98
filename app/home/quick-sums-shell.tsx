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
      farms={<Words of="farms" />}
      goods={<Words of="goods" />}
      persons={<Words of="persons" />}
      animals={<Words of="animals" />}
      chest={<Words of="chest" />}
      claim={<Words of="claim" />}
      rulesOfTiles={<Words of="rulesOfTiles" />}
      rules={<Words of="rules" />}
    />
  );
}
