import type { LoggerService } from '@nestjs/common';
import { errorText, type Log } from './log.js';

/** Routes Nest's messages to our log; startup messages at debug level. */
export class NestLog implements LoggerService {
  constructor(private readonly target: Log) {}

  log(message: unknown): void {
    this.target.debug({}, String(message));
  }

  debug(message: unknown): void {
    this.target.debug({}, String(message));
  }

  verbose(message: unknown): void {
    this.target.debug({}, String(message));
  }

  warn(message: unknown): void {
    this.target.warn({}, String(message));
  }

  error(message: unknown): void {
    this.target.error(message instanceof Error ? { err: message } : {}, errorText(message));
  }

  fatal(message: unknown): void {
    this.error(message);
  }
}
