// Stage: steps that run side by side in lanes.

/** Steps that run one after another. */
type Lane<Step> = readonly Step[];

export interface Stage<Step> {
  /** They run side by side. */
  readonly lanes: readonly Lane<Step>[];
  /** Steps that a lane takes, one by one and in this order, once it has run its own. */
  readonly rest?: Lane<Step>;
}

/**
 * Runs the steps of a stage that are asked for, and returns their outcomes in the order in which they ended. `run` is
 * told whether others may run beside the step.
 */
export async function runStage<Step, Outcome>(
  { lanes, rest = [] }: Stage<Step>,
  isAsked: (step: Step) => boolean,
  run: (step: Step, isBesideOthers: boolean) => Promise<Outcome>,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  const own = lanes.map((lane) => lane.filter(isAsked));
  const left = rest.filter(isAsked);
  const isOne = own.filter((lane) => lane.length > 0).length + left.length === 1;
  const next = (lane: Step[]): Step | undefined => lane.shift() ?? left.shift();
  await Promise.all(
    own.map(async (lane) => {
      for (let step = next(lane); step !== undefined; step = next(lane))
        outcomes.push(await run(step, !isOne));
    }),
  );
  return outcomes;
}
