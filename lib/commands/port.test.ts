import { afterEach, expect, test, vi } from 'vitest';
import { portFrom, portRefused } from './port.mjs';
import { Refusal } from './run.mjs';

afterEach(() => vi.unstubAllEnvs());

test('A port is the usual one, or chosen by a variable', () => {
  vi.stubEnv('PORT', undefined);
  expect(portFrom('PORT', 4321)).toBe(4321);
  vi.stubEnv('PORT', '8080');
  expect(portFrom('PORT', 4321)).toBe(8080);
});

test.each(['many', '-1', '65536', '80.5'])('What is no port is refused in a sentence: %s', (said) => {
  vi.stubEnv('PORT', said);
  expect(() => portFrom('PORT', 4321)).toThrow(`PORT=${said} is no port: a port is a whole number from 0 to 65535.`);
});

test('A port that is taken or reserved is refused in a sentence, and any other error stays', () => {
  const refusal = (code: string) => portRefused(Object.assign(new Error(code), { code }), 80, 'PORT');
  expect(refusal('EADDRINUSE')).toEqual(
    new Refusal('Port 80 is taken by another program: end it, or choose another port with PORT=….'),
  );
  expect(refusal('EACCES')).toEqual(
    new Refusal('Port 80 is not for everybody on this machine: choose another port with PORT=….'),
  );
  expect(refusal('EINVAL')).not.toBeInstanceOf(Refusal);
});
