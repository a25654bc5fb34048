import { Injectable, type LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger as PinoLogger, pino } from 'pino';
import type { LogLevel } from '../config/index.js';

/** JSON lines on standard output, or to a test. Tokens and passwords are left out. */
export function createLogger(level: LogLevel, destination?: DestinationStream): PinoLogger {
  const options = {
    level,
    base: undefined,
    serializers: { err: describeError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['token', 'password', '*.token', '*.password', 'headers["x-auth-token"]'],
      remove: true,
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Properties in which TypeORM and the driver put the values of a failed statement. */
const STATEMENT_VALUES: ReadonlySet<string> = new Set(['parameters', 'sql', 'driverError']);

/** Values of a row that databases quote: `Duplicate entry 'wren@example.org' for key 'email'`. */
const QUOTED_VALUE = /\b(entry|value:?) '.*'(?= for )/g;

/** Describes a failed statement with its text but without its values, which may be hashes, addresses and names. */
export function describeError(error: Error): object {
  const described = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(
    described
      .filter(([name]) => !STATEMENT_VALUES.has(name))
      .map(([name, value]) => [
        name,
        typeof value === 'string' ? value.replace(QUOTED_VALUE, "$1 '...'") : value,
      ]),
  );
}

/** Sends Nest's own log lines to pino. */
@Injectable()
export class NestLogger implements LoggerService {
  constructor(private readonly logger: PinoLogger) {}

  log(message: unknown, ...rest: unknown[]): void {
    // Nest logs every module and route at start as strings, which few people need. The portal's own messages are objects.
    if (typeof message === 'object') this.logger.info(...line(message, rest));
    else this.logger.debug(...line(message, rest));
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.logger.warn(...line(message, rest));
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.logger.error(...line(message, rest));
  }

  fatal(message: unknown, ...rest: unknown[]): void {
    this.logger.fatal(...line(message, rest));
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.logger.debug(...line(message, rest));
  }

  verbose(message: unknown, ...rest: unknown[]): void {
    this.logger.trace(...line(message, rest));
  }
}

function line(message: unknown, rest: unknown[]): [object, string | undefined] {
  const texts = rest.filter((entry) => typeof entry === 'string');
  const context = { context: texts.at(-1), stack: texts.length > 1 ? texts[0] : undefined };
  if (message instanceof Error) return [{ ...context, err: message }, message.message];
  if (typeof message === 'object' && message !== null) return [{ ...context, ...message }, undefined];
  return [context, String(message)];
}
