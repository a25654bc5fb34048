export interface ServerOptions {
  flags?: readonly string[];
  environment?: NodeJS.ProcessEnv;
}
export class MariadbServer {
  private constructor();
  static create(options?: ServerOptions): Promise<MariadbServer>;
  readonly port: number;
  url(database: string): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  freeze(): void;
  thaw(): void;
  execute(...statements: string[]): Promise<void>;
  destroy(): Promise<void>;
}
