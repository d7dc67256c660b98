import { BackShell } from '@/app/frame/back-shell';
import { GoodsScreen } from './goods-screen';

export default function Page() {
  return <GoodsScreen shell={<BackShell title="goods" />} />;
}
