/** What we use of the package, which brings no types. */
declare module 'ws' {
  export class WebSocket {
    constructor(url: string);
    on(event: 'message', listener: (data: Buffer) => void): this;
    on(event: 'close', listener: () => void): this;
    once(event: 'open', listener: () => void): this;
    once(event: 'error', listener: (error: Error) => void): this;
    send(text: string): void;
    close(): void;
  }
}
