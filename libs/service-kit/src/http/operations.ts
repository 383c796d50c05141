import 'reflect-metadata';
import { Controller, Get, Inject, Module, Res } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { HealthCheck, HealthCheckService, HealthIndicatorService, TerminusModule } from '@nestjs/terminus';
import type { Response } from 'express';
import type { Log } from '../observe/log.js';
import { collectProcessMetrics, registry } from '../observe/metrics.js';
import { NestLog } from '../observe/nest-log.js';
import { Health } from './health.js';

@Controller()
class OperationsController {
  constructor(
    @Inject(HealthCheckService) private readonly checks: HealthCheckService,
    @Inject(HealthIndicatorService) private readonly indicators: HealthIndicatorService,
    @Inject(Health) private readonly health: Health,
  ) {}

  /** Liveness: the process runs; restarting it would not fix anything else. */
  @Get('healthz')
  alive() {
    return 'ok';
  }

  /** 200 or 503, with the state of each part. */
  @Get('readyz')
  @HealthCheck()
  ready() {
    return this.checks.check(
      [...this.health.all].map(([name, check]) => async () => {
        const wrong = await check();
        const indicator = this.indicators.check(name);
        return wrong === undefined ? indicator.up() : indicator.down(wrong);
      }),
    );
  }

  @Get('metrics')
  async metrics(@Res() response: Response) {
    response.type(registry.contentType).send(await registry.metrics());
  }
}

/**
 * Endpoints for operators: /healthz, /readyz with details, /metrics. On a separate port, which nothing
 * routes to from outside. Resolves with a stop function and the address.
 */
export async function startOperations(
  health: Health,
  port: number,
  host: string,
  log: Log,
): Promise<{ url: string; stop: () => Promise<void> }> {
  @Module({
    imports: [TerminusModule.forRoot({ logger: false })],
    controllers: [OperationsController],
    providers: [{ provide: Health, useValue: health }],
  })
  class OperationsModule {}

  collectProcessMetrics();
  const app = await NestFactory.create(OperationsModule, {
    logger: new NestLog(log),
    abortOnError: false,
    forceCloseConnections: true,
  });
  await app.listen(port, host);
  return { url: await app.getUrl(), stop: () => app.close() };
}
