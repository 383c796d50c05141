/** P4: what the dashboard costs on a running stack, read from the stack's own figures. */
export async function measureDashboard(stack: string): Promise<unknown> {
  return { stack };
}
