// In this order: tokens.css sets the order of the cascade layers.
import '../../presentation/ui/styles/tokens.css';
import '../../presentation/ui/styles/base.css';
import '../../presentation/ui/styles/first-paint.css';
