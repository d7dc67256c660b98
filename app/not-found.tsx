import { Button } from './design/button';
import { Empty } from './design/empty';
import { Glyph } from './design/glyph';
import { Screen } from './design/screen';
import { TopBar } from './design/top-bar';
import { Wordmark } from './design/wordmark';
import { Words } from './frame/words';

/** Painted without any script, for an address that leads nowhere. */
export default function NotFound() {
  const home = (
    <Button look="strong" href="/">
      <Words of="back" />
    </Button>
  );
  return (
    <Screen bar={<TopBar lead={<Wordmark />} title={<Words of="appName" />} />}>
      <Empty icon={<Glyph name="tally" />} title={<Words of="notFoundTitle" />} action={home}>
        <Words of="notFoundText" />
      </Empty>
    </Screen>
  );
}
