import { compileMessages } from './messages.mjs';

/** What imports compiled messages finds those of today. */
export default async function beforeVitest() {
  await compileMessages();
}
