// Two waves on one time axis: the model reading above, the learner below.

const BARS = 160;
const LANE = 96;

// The peak of each of equal parts.
function peaks(samples) {
  const result = new Float32Array(BARS);
  const length = samples.length / BARS;
  for (let bar = 0; bar < BARS; bar++) {
    for (let i = Math.floor(bar * length); i < (bar + 1) * length && i < samples.length; i++) {
      result[bar] = Math.max(result[bar], Math.abs(samples[i]));
    }
  }
  return result;
}

// lanes: [{peaks, seconds, colour}], colour the name of a custom property; a lane without peaks is left out.
function drawWaves(canvas, lanes, cursor) {
  const shownLanes = lanes.filter(lane => lane.peaks);
  const ratio = devicePixelRatio || 1;
  const width = canvas.clientWidth;
  const height = LANE * Math.max(1, shownLanes.length);
  if (!width) return;
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  canvas.style.height = height + 'px';
  const pen = canvas.getContext('2d');
  pen.scale(ratio, ratio);
  const colours = getComputedStyle(canvas);
  const longest = Math.max(...shownLanes.map(lane => lane.seconds), 0.1);
  shownLanes.forEach((lane, index) => {
    const middle = LANE * index + LANE / 2;
    const loudest = Math.max(0.02, ...lane.peaks);
    const laneWidth = width * lane.seconds / longest;
    pen.fillStyle = colours.getPropertyValue('--line');
    pen.fillRect(0, middle, width, 1);
    pen.fillStyle = colours.getPropertyValue(lane.colour);
    const step = laneWidth / BARS;
    for (let bar = 0; bar < BARS; bar++) {
      const half = Math.max(0.75, 0.44 * LANE * lane.peaks[bar] / loudest);
      pen.fillRect(bar * step, middle - half, Math.max(1, step * 0.7), 2 * half);
    }
    if (cursor && cursor.lane === lane && cursor.seconds >= 0) {
      pen.fillStyle = colours.getPropertyValue('--ink');
      pen.fillRect(Math.min(width - 2, width * cursor.seconds / longest), middle - LANE / 2, 2, LANE);
    }
  });
}
