import { connect } from 'node:net';

/** Sends these bytes to a port of this machine, and answers all that comes back until the server ends the connection. */
export function sendTo(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    socket.on('data', (text) => {
      said += text;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });
}

/** The status of an answer; NaN for what is none. */
export const statusOf = (said: string) => Number(said.match(/^HTTP\/1\.1 (\d+)/)?.[1]);
