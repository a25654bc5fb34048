export class RedisServer {
  static create(): Promise<RedisServer>;
  readonly port: number;
  get url(): string;
  start(): Promise<void>;
  send(command: string): Promise<string>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}
