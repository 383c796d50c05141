import { Catch, type ArgumentsHost } from '@nestjs/common';
import { BaseExceptionFilter } from '@nestjs/core';

/**
 * Leaves errors of resolvers to `observeOperations`, which tells refusals from failures and logs the latter once, with the
 * correlation id. Nest itself would log either, with a stack, to the log of the service that was started last.
 */
@Catch()
export class ResolverErrors extends BaseExceptionFilter {
  override catch(error: unknown, host: ArgumentsHost): void {
    if (host.getType<string>() === 'graphql') throw error;
    super.catch(error, host);
  }
}
