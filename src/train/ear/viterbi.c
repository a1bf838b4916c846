/* The inner loop of align.py. before is [n, widest] with n for "none", near
   [n, 2] the frames in which a state may be; back gets [frames, n]. */
void viterbi(int frames, int n, int widest, const float *logp, const double *on, const double *off,
             const int *phone, const double *cost, const unsigned char *begins,
             const unsigned char *opening, const unsigned char *loops, const int *before,
             const int *near, double *value, double *next, int *back) {
    const double low = -1e30;
    value[n] = low;
    next[n] = low;
    for (int i = 0; i < n; i++) {
        value[i] = (opening[i] ? 0.0 : low) - cost[i] + logp[phone[i]];
        back[i] = -1;
    }
    for (int t = 1; t < frames; t++) {
        for (int i = 0; i < n; i++) {
            const int *from = before + i * widest;
            int best = from[0];
            for (int k = 1; k < widest; k++)
                if (value[from[k]] > value[best]) best = from[k];
            double enter = value[best] - cost[i] + (begins[i] ? on[t] : off[t]);
            double stay = loops[i] ? value[i] + off[t] : low;
            int moved = enter > stay;
            back[t * n + i] = moved ? best : i;
            int allowed = t >= near[2 * i] && t < near[2 * i + 1];
            next[i] = allowed ? (moved ? enter : stay) + logp[t * 40 + phone[i]] : low;
        }
        for (int i = 0; i < n; i++) value[i] = next[i];
    }
}
