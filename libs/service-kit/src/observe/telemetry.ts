/**
 * Sends traces to the collector that the environment names (OTEL_EXPORTER_OTLP_ENDPOINT, OTLP over HTTP; exporter and
 * sampler read the rest of OpenTelemetry's own variables). Everything is instrumented with the API, so nothing has to be
 * loaded before anything else. Resolves with the function that flushes and stops.
 */
export async function startTelemetry(
  serviceName: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<() => Promise<void>> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT && !env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return async () => {};
  // Only then: it takes a while to load.
  const { BatchSpanProcessor, NodeTracerProvider } = await import('@opentelemetry/sdk-trace-node');
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-proto');
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } =
    await import('@opentelemetry/resources');
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': env.OTEL_SERVICE_NAME ?? serviceName }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  return () => provider.shutdown();
}
