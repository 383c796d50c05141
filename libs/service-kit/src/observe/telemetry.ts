/**
 * Starts the OpenTelemetry SDK when the environment names a collector (OTEL_EXPORTER_OTLP_ENDPOINT; the SDK reads the
 * rest of its own variables). Everything is instrumented with the API, so nothing has to be loaded before anything else.
 * Answers the way to flush and stop.
 */
export async function startTelemetry(
  serviceName: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return async () => {};
  // Only then: it takes a while to load.
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({ serviceName: env.OTEL_SERVICE_NAME ?? serviceName });
  sdk.start();
  return () => sdk.shutdown();
}
