/** Milliseconds within which a page is not reloaded a second time. */
const pause = 30_000;

/** Whether the page was just reloaded, so that loading it once more does not help. */
export const wasPageJustReloaded = (): boolean => {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && Reflect.get(visit, 'type') === 'reload' && performance.now() < pause;
};
